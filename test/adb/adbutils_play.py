"""Turns Bluetooth off with adbutils, and tells what it saw on the way as one line of JSON."""
import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import adbutils

given = json.loads(sys.argv[1])
device = adbutils.adb.device(given["serial"])


def touch(text: str) -> None:
    root = ElementTree.fromstring(device.dump_hierarchy().encode())
    node = next(node for node in root.iter("node") if node.get("clickable") == "true" and node.get("text").startswith(text))
    left, top, right, bottom = map(int, re.findall(r"\d+", node.get("bounds")))
    device.click((left + right) // 2, (top + bottom) // 2)


sent = bytes(range(256)) * 1_000
device.sync.push(sent, "/sdcard/Download/sent.bin")
back = Path(given["folder"], "back.bin")
device.sync.pull("/sdcard/Download/sent.bin", back)
listed = device.sync.list("/sdcard/Download")
listed_names = [entry.path for entry in listed]
device.remove("/sdcard/Download/sent.bin")

device.app_start("app.tapworld.settings")
current = device.app_current()
touch("Bluetooth")
touch("Use Bluetooth")
device.screenshot().save(Path(given["folder"], "adbutils.png"))
shell = device.shell2("echo out; exit 3", v2=True)

print(json.dumps({
    "devices": [each.serial for each in adbutils.adb.device_list()],
    "model": device.prop.model,
    "size": list(device.window_size()),
    "packages": device.list_packages(),
    "version": device.getprop("ro.build.version.sdk"),
    "current": current.package,
    "same": back.read_bytes() == sent,
    "listed": listed_names,
    "shell": [shell.returncode, shell.output],
}))
