"""Meter scripts with any number of plausible records."""
import json
import struct
import time


def record(sequence, minute):
    """A plausible measurement frame: mg/dL, capillary plasma, finger; base time `minute` minutes after 2000-01-01."""
    stamp = time.gmtime(946684800 + minute * 60)
    value = 70 + sequence * 37 % 130
    date = struct.pack("<HBBBBB", stamp.tm_year, stamp.tm_mon, stamp.tm_mday, stamp.tm_hour, stamp.tm_min, stamp.tm_sec)
    return (struct.pack("<BH", 0x03, sequence) + date + struct.pack("<hH", 0, 0xB000 | value) + b"\x12").hex()


def write_script(path, meters, records):
    """A meter script of so many meters with so many records each, two hours apart; all end on the same day."""
    script = {
        "meters": [
            {
                "name": f"Bench {index}", "address": f"00:00:00:00:01:{index:02X}", "manufacturer": "Bench", "model": "B", "serial": f"B{index}",
                "passkey": 1, "feature": "ff07", "clock": "2026-03-01T08:00:00",
                "records": [{"measurement": record(n, 120 * n + 3 * index)} for n in range(records)],
            }
            for index in range(meters)
        ]
    }
    path.write_text(json.dumps(script))
    return path
