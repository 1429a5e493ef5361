#!/usr/bin/env python3
"""Writes the meter script that comes with the app: python3 Scripts/generate-meter-script.py [FILE]

Two simulated meters of one person over 90 days: a mg/dL meter with four to seven tests a day, and a smaller mmol/L meter that also measures
ketones. Everything that the Glucose profile allows and real meters do stands somewhere in it (see ODDITIES). The seed and the last day are
fixed, only random() of the generator is used (its sequence is part of Python's promise), and so every run writes the same bytes. The script
has "ends_today", so that the app shows recent days. No data of a real person is in it.
"""
import datetime
import json
import math
import os
import random
import struct
import sys

LAST_DAY = datetime.date(2026, 4, 12)
DAYS = 90
CLOCK_CHANGE = datetime.date(2026, 3, 29)
TRAVEL = (datetime.date(2026, 2, 20), datetime.date(2026, 2, 27), -360)
DELETED = 3
DEFAULT = "Sources/MeterSimulator/Resources/default-meter.json"

BEFORE, AFTER, FASTING, CASUAL, BEDTIME, KETONE = 1, 2, 3, 4, 5, 6
NAN, NRES, POSITIVE_INFINITY, RESERVED_NUMBER, NEGATIVE_INFINITY = 0x07FF, 0x0800, 0x07FE, 0x0801, 0x0802
OVERRUN, UNDERRUN = 0x7FFF, -0x8000
CAPILLARY_WHOLE, CAPILLARY_PLASMA, CONTROL = 1, 2, 10
FINGER, OTHER_SITE, EARLOBE, CONTROL_LOCATION, NOT_AVAILABLE = 1, 2, 3, 4, 15

# The slots of a day: time of day in minutes, its spread, meal mark, mean in mg/dL, how often a test is made then, carbohydrate id.
SLOTS = [
    (425, 22, FASTING, 126, 0.97, None),
    (540, 20, AFTER, 171, 0.55, 1),
    (750, 18, BEFORE, 117, 0.75, None),
    (865, 20, AFTER, 158, 0.45, 2),
    (1120, 25, BEFORE, 123, 0.80, None),
    (1240, 20, AFTER, 166, 0.55, 3),
    (1355, 25, BEDTIME, 143, 0.75, None),
]


def sfloat(mantissa, exponent):
    return (exponent & 0xF) << 12 | mantissa & 0xFFF


class Dice:
    """Draws from random() alone."""

    def __init__(self, seed):
        self.random = random.Random(seed).random

    def chance(self, probability):
        return self.random() < probability

    def normal(self):
        """About normal: the sum of twelve, without a function whose method a new Python may change."""
        return sum(self.random() for _ in range(12)) - 6

    def pick(self, items):
        return items[int(self.random() * len(items))]


class Record:
    """One record; what is None is not sent."""

    def __init__(self, base, value=None, kind=CAPILLARY_WHOLE, location=FINGER, offset=None, status=None, molar=False, context=None):
        self.base, self.value, self.kind, self.location = base, value, kind, location
        self.offset, self.status, self.molar, self.context = offset, status, molar, context
        self.base_bytes = None  # instead of base, for a clock that was never set
        self.reserved_flags = 0
        self.tail = b""
        self.cut = None
        self.promises_context = False

    def measurement(self, sequence):
        flags = self.reserved_flags
        flags |= 1 if self.offset is not None else 0
        flags |= 2 if self.value is not None else 0
        flags |= 4 if self.molar else 0
        flags |= 8 if self.status is not None else 0
        flags |= 16 if self.context is not None or self.promises_context else 0
        frame = struct.pack("<BH", flags, sequence)
        frame += self.base_bytes or date_time(self.base)
        if self.offset is not None:
            frame += struct.pack("<h", self.offset)
        if self.value is not None:
            frame += struct.pack("<HB", self.value, self.location << 4 | self.kind)
        if self.status is not None:
            frame += struct.pack("<H", self.status)
        return (frame + self.tail)[: self.cut]


def date_time(moment):
    return struct.pack("<H5B", moment.year, moment.month, moment.day, moment.hour, moment.minute, moment.second)


def context_bytes(sequence, fields):
    """Fields by name: extended, carbs (id, grams), meal, tester_health, exercise (s, %), medication (id, sfloat, litre), hba1c (tenths)."""
    flags, body = 0, b""
    if "extended" in fields:
        flags |= 0x80
        body += struct.pack("<B", fields["extended"])
    if "carbs" in fields:
        flags |= 0x01
        body += struct.pack("<BH", fields["carbs"][0], sfloat(fields["carbs"][1], -3))
    if "meal" in fields:
        flags |= 0x02
        body += struct.pack("<B", fields["meal"])
    if "tester_health" in fields:
        flags |= 0x04
        tester, health = fields["tester_health"]
        body += struct.pack("<B", health << 4 | tester)
    if "exercise" in fields:
        flags |= 0x08
        body += struct.pack("<HB", *fields["exercise"])
    if "medication" in fields:
        kind, amount, litre = fields["medication"]
        flags |= 0x30 if litre else 0x10
        body += struct.pack("<BH", kind, amount)
    if "hba1c" in fields:
        flags |= 0x40
        body += struct.pack("<H", sfloat(fields["hba1c"], -1))
    return struct.pack("<BH", flags, sequence) + body


def mg_dl(value):
    return sfloat(value, -5)


def offset_on(day):
    """Minutes from the meter's clock to the local time: the person changes the shown time, the clock itself runs on."""
    if TRAVEL[0] <= day <= TRAVEL[1]:
        return TRAVEL[2]
    return 60 if day >= CLOCK_CHANGE else 0


def at(day, minute, second):
    """A record's base time for a local time of day."""
    local = datetime.datetime.combine(day, datetime.time()) + datetime.timedelta(minutes=minute, seconds=second)
    return local - datetime.timedelta(minutes=offset_on(day))


def meal_context(dice, meal, carbs, weekday):
    fields = {"meal": meal}
    if carbs is not None and dice.chance(0.6):
        fields["carbs"] = (carbs, 25 + int(dice.random() * 9) * 5)
    if meal == BEFORE and dice.chance(0.35):
        units = 4 + int(dice.random() * 7)
        fields["medication"] = (1, sfloat(units, -5), True)  # ten microlitres a unit of U-100 insulin
    if meal == BEDTIME and dice.chance(0.3):
        fields["medication"] = (4, sfloat(16, -5), True)
    if meal == CASUAL or (meal == AFTER and weekday >= 5 and dice.chance(0.3)):
        fields["exercise"] = (1800 + 600 * int(dice.random() * 4), 40 + 10 * int(dice.random() * 4))
    if dice.chance(0.08):
        fields["tester_health"] = (1, dice.pick([1, 4, 5]))
    return fields


def ordinary_days(dice):
    """The person's days, oldest first, as lists of records."""
    days, drift = [], 0.0
    for number in range(DAYS):
        day = LAST_DAY - datetime.timedelta(days=DAYS - 1 - number)
        drift = 0.7 * drift + 0.06 * dice.normal()
        weekend = day.weekday() >= 5 and number < DAYS - 1
        chosen = [slot for slot in SLOTS if dice.chance(slot[4])]
        for slot in SLOTS:
            if len(chosen) < 4 and slot not in chosen:
                chosen.append(slot)
        chosen.sort()
        if number == DAYS - 1:
            chosen = SLOTS[:1]  # the script is likely to be tried later in the day than this
        records = []
        for minute, spread, meal, mean, _, carbs in chosen:
            minute += int(spread * dice.normal() / 2) + (70 if weekend and meal in (FASTING, AFTER) and minute < 600 else 0)
            value = mean * math.exp(drift + 0.16 * dice.normal())
            value = max(74, min(268, int(value + 0.5)))
            context = meal_context(dice, meal, carbs, day.weekday()) if dice.chance(0.85) else None
            records.append(make(dice, day, minute, value, context))
        if number % 23 == 11:
            low = 51 + int(dice.random() * 16)
            records += [make(dice, day, 985, low, {"meal": CASUAL, "carbs": (5, 20)}), make(dice, day, 1001, low + 38, None)]
        if number % 17 == 9:
            records.append(make(dice, day, 1300, 272 + int(dice.random() * 60), {"meal": AFTER, "carbs": (4, 60), "tester_health": (1, 1)}))
        days.append(sorted(records, key=lambda record: record.base))
    return days


def make(dice, day, minute, value, context):
    return Record(at(day, minute, int(dice.random() * 60)), mg_dl(value), offset=offset_on(day), context=context)


def oddities(dice, days):
    """ODDITIES: one by one, each on a day of its own so that it is easy to find."""

    def add(day_number, minute, value=None, **fields):
        day = LAST_DAY - datetime.timedelta(days=DAYS - 1 - day_number)
        record = Record(at(day, minute, int(dice.random() * 60)), value, offset=offset_on(day), **fields)
        days[day_number].append(record)
        return record

    # Out of range: as a special number, and as a status bit beside a number that must not be used.
    add(8, 1310, POSITIVE_INFINITY, status=1 << 5)
    add(60, 190, mg_dl(20), status=1 << 6)
    # Control solution, marked as Accu-Chek meters do (location) and as the specification says (type).
    add(1, 600, mg_dl(118), location=CONTROL_LOCATION)
    add(45, 615, mg_dl(284), location=CONTROL_LOCATION)
    add(30, 620, mg_dl(121), kind=CONTROL, location=NOT_AVAILABLE)
    # Failed tests: a status and no concentration. Bits 1 to 4 and 7 to 11.
    for day_number, bit in ((4, 2), (13, 3), (19, 4), (26, 1), (33, 7), (41, 8), (52, 9), (64, 10), (71, 2), (77, 11)):
        add(day_number, 745, status=1 << bit)
    # A low battery beside good results, towards the end.
    for day_number in (80, 82, 83):
        add(day_number, 1010, mg_dl(108 + day_number % 7 * 9), status=1)
    # A status of zero, other samples and sites, numbers that a meter reserves.
    add(6, 1015, mg_dl(131), status=0, kind=CAPILLARY_PLASMA, location=OTHER_SITE)
    add(16, 1020, mg_dl(126), kind=8, location=NOT_AVAILABLE, status=0)
    add(22, 660, mg_dl(137), kind=3, location=EARLOBE, context={"tester_health": (3, 15), "hba1c": 71})
    add(36, 1025, mg_dl(129), kind=12, location=FINGER)
    add(37, 1025, mg_dl(133), kind=CAPILLARY_WHOLE, location=7)
    # The same kind of number with another exponent, and numbers that are none.
    add(39, 1005, sfloat(1240, -6))
    add(42, 1005, NAN, status=1 << 1)
    add(43, 1005, NRES)
    add(44, 1005, RESERVED_NUMBER)
    # A clock that was never set (parts of zero), and a firmware that counts thirteen months.
    for day_number, parts in ((47, (0, 0, 0, 0, 0, 0)), (48, (2026, 0, 0, 7, 12, 40)), (49, (2026, 3, 0, 7, 9, 3)), (50, (2026, 13, 2, 18, 0, 0))):
        add(day_number, 1380, mg_dl(119 + day_number % 5 * 6)).base_bytes = struct.pack("<H5B", *parts)
    # An offset that does not fit its field, and none at all.
    add(54, 1385, mg_dl(147)).offset = OVERRUN
    add(55, 1385, mg_dl(152)).offset = UNDERRUN
    add(57, 1012, mg_dl(139)).offset = None
    # Reserved flags, bytes after the last field, a promised context that never comes, a frame cut short.
    add(58, 1012, mg_dl(142)).reserved_flags = 0x20
    add(59, 1012, mg_dl(128)).tail = b"\x00\x00"
    add(61, 1012, mg_dl(136)).promises_context = True
    add(62, 1012, mg_dl(134)).cut = 9
    # Contexts with everything that is left: extended flags, a mass of insulin, overrun exercise, stress.
    add(65, 1012, mg_dl(112), context={"extended": 0, "meal": BEFORE, "medication": (2, sfloat(21, -8), False)})
    add(66, 1012, mg_dl(101), context={"meal": CASUAL, "exercise": (0xFFFF, 55), "tester_health": (2, 4)})
    add(67, 1012, mg_dl(155), context={"meal": 9})
    add(68, 1012, mg_dl(124), context={"carbs": (7, 45), "meal": BEFORE, "medication": (5, sfloat(12, -5), True)})


def main_meter(dice):
    days = ordinary_days(dice)
    oddities(dice, days)
    records = [record for day in days for record in sorted(day, key=lambda record: record.base)]
    entries, sequence = [], 1
    for number, record in enumerate(records):
        if number == len(records) // 3:
            sequence += DELETED  # the person deleted these on the meter
        entries.append(entry(record, sequence))
        sequence += 1
    return {
        "name": "Accu-Chek Guide", "address": "00:60:19:4A:71:C5", "manufacturer": "Roche", "model": "929", "serial": "92900418253",
        "firmware": "1.7.3", "passkey": 418253, "known": False, "feature": "ff07", "clock_ahead_minutes": 3, "clock_characteristic": "date_time",
        "records": entries,
    }


def second_meter(dice):
    """A mmol/L meter with ketone tests, numbered from 0, that keeps one bond only and sends no time offset."""
    records = []
    for number in range(2, DAYS, 5):
        day = LAST_DAY - datetime.timedelta(days=DAYS - 1 - number)
        base = datetime.datetime.combine(day, datetime.time(15, int(dice.random() * 60), int(dice.random() * 60)))
        tenths = max(38, min(142, int(74 * math.exp(0.2 * dice.normal()) + 0.5)))
        context = {"meal": dice.pick([BEFORE, AFTER, CASUAL])}
        records.append(Record(base, sfloat(tenths, -4), molar=True, context=context))
        if number % 25 == 12:
            ketone = Record(base + datetime.timedelta(minutes=4), sfloat(1 + int(dice.random() * 8), -3), molar=True, context={"meal": KETONE})
            records.append(ketone)
    records[5].value, records[5].status = NEGATIVE_INFINITY, 1 << 6
    control = Record(records[8].base + datetime.timedelta(minutes=9), sfloat(65, -4), kind=CONTROL, location=NOT_AVAILABLE, molar=True)
    records.insert(9, control)
    return {
        "name": "CareSens Dual", "address": "00:60:19:B3:0E:2D", "manufacturer": "i-SENS", "model": "GM01DAA", "serial": "CD04N2260117\x00",
        "firmware": "2.1.0", "passkey": 260117, "known": False, "feature": "6c00", "clock_ahead_minutes": -2,
        "records": [entry(record, sequence) for sequence, record in enumerate(records)],
    }


def entry(record, sequence):
    result = {"measurement": record.measurement(sequence).hex()}
    if record.context is not None:
        result["context"] = context_bytes(sequence, record.context).hex()
    return result


def text(script):
    """JSON with one record a line, so that a difference is readable."""
    lines = ["{"]
    lines += [f"  {json.dumps(key)}: {json.dumps(script[key])}," for key in script if key != "meters"]
    meters = []
    for meter in script["meters"]:
        head = ",\n".join(f"      {json.dumps(key)}: {json.dumps(meter[key])}" for key in meter if key != "records")
        records = ",\n".join(f"        {json.dumps(record)}" for record in meter["records"])
        meters.append("    {\n" + head + ',\n      "records": [\n' + records + "\n      ]\n    }")
    lines += ['  "meters": [', ",\n".join(meters), "  ]", "}"]
    return "\n".join(lines) + "\n"


def main():
    root = os.path.dirname(os.path.dirname(os.path.realpath(__file__)))
    target = sys.argv[1] if len(sys.argv) > 1 else os.path.join(root, DEFAULT)
    script = {
        "comment": "Written by Scripts/generate-meter-script.py; change that, not this.",
        "pace_ms": 15,
        "ends_today": True,
        "meters": [main_meter(Dice(20260412)), second_meter(Dice(410))],
    }
    with open(target, "w", encoding="utf-8", newline="\n") as file:
        file.write(text(script))


if __name__ == "__main__":
    main()
