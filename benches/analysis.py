"""How much memory one analysis takes, with the real program: python3 benches/analysis.py PROGRAM RECORD.json | ENTRIES

With a record it is read in; with a number a battle of Marengo is played at random, with as many takings back as it takes to come to so many
entries. The program is started anew, somebody looks at the battle, the peak of its memory is forgotten, and the battle is looked into.
Python's standard library alone; Linux, for its /proc.
"""

import atexit
import base64
import json
import os
import random
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.request

PORT = 31600 + os.getpid() % 400
HOST = f"127.0.0.1:{PORT}"
PATIENCE = 150


class Line:
    """A WebSocket, as far as it is needed here."""

    def __init__(self, battle, seat):
        self.stream = socket.create_connection(("127.0.0.1", PORT)).makefile("rwb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.write(
            f"GET /api/battles/{battle}/socket HTTP/1.1\r\nHost: {HOST}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode())
        self.stream.flush()
        assert b" 101 " in self.stream.readline()
        while self.stream.readline().strip():
            pass
        self.say({"type": "sit", **seat})

    def say(self, message):
        self.send(json.dumps(message).encode(), 1)

    def send(self, body, kind):
        mask, size = os.urandom(4), len(body)
        head = bytes([128 + kind, 128 + size]) if size < 126 else struct.pack("!BBH", 128 + kind, 254, size)
        self.stream.write(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(body)))
        self.stream.flush()

    def hear(self):
        while True:
            kind, size = self.stream.read(2)
            if size > 125:
                size = int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
            body = self.stream.read(size)
            if kind & 15 == 1:
                return json.loads(body)
            if kind & 15 == 8:
                sys.exit(f"the server closed the line: {body}")
            if kind & 15 == 9:
                self.send(body, 10)

    def state_after(self, number):
        """The next state; what a change leaves out is as it was (of the scene nothing is wanted here)."""
        while True:
            frame = self.hear()
            assert frame["type"] != "refused", frame
            if frame["type"] in ("state", "change"):
                self.state = {**getattr(self, "state", {}), **frame}
                if frame["number"] > number:
                    return self.state


def serve(program, data):
    words = [program, "serve", "--address", HOST, "--data", data]
    server = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    atexit.register(server.kill)
    for _ in range(300):
        try:
            ask("/api/battles")
            return server
        except OSError:
            time.sleep(0.1)
    sys.exit("the server does not answer")


def ask(path, body=None, key=None):
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {key}"} if key else {})}
    sent = json.dumps(body).encode() if body is not None else None
    return json.load(urllib.request.urlopen(urllib.request.Request(f"http://{HOST}{path}", sent, headers), timeout=60))


def play(wanted):
    """A battle at random, taken back again and again until it has so many entries; its onlookers' link."""
    battle = ask("/api/battles", {"pack": "marengo-1800", "options": {}, "seating": "alone"})
    keys = {side: link.split("#")[1] for side, link in battle["links"].items() if side != "onlooker"}
    lines = {side: Line(battle["id"], {"as": side, "key": key}) for side, key in keys.items()}
    states = {side: line.state_after(-1) for side, line in lines.items()}
    entries = undone = 0
    chance = random.Random(7)
    while "side" in (decision := next(iter(states.values()))["decision"]):
        side = decision["side"]
        state, unseen = states[side], False
        if state["undo"]["possible"] and entries < wanted and chance.random() < 0.93:
            message = {"type": "undo", "to": chance.choice(state["undo"]["to"])}
            undone += 1
        else:
            offer = chance.choice(state["offers"])
            message, unseen = {"type": "order", "order": offer["order"]}, offer.get("unseen", False)
        lines[side].say({**message, "number": state["number"]})
        entries += 1
        # No more messages a second than the server takes from one line.
        time.sleep(0.02)
        for viewer in lines:
            if viewer == side or not unseen:
                states[viewer] = lines[viewer].state_after(states[viewer]["number"])
    print(f"played {entries} entries, {undone} of them takings back", flush=True)
    return battle["links"]["onlooker"]


def memory(server, what):
    with open(f"/proc/{server.pid}/status") as lines:
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith(what))


def main(program, battle):
    data = tempfile.mkdtemp()
    server = serve(program, data)
    if battle.isdigit():
        link = play(int(battle))
    else:
        record = json.load(open(battle))
        print(f"read in {battle}, {len(record['entries'])} entries", flush=True)
        link = ask("/api/battles/import", record)["links"]["onlooker"]
    server.terminate()
    server.wait()
    server = serve(program, data)
    rest = memory(server, "VmRSS")
    name, key = link.removeprefix("/table/").split("#")
    onlooker = Line(name, {"as": "onlooker", "key": key})
    onlooker.hear()
    time.sleep(1)
    opened = memory(server, "VmRSS")
    with open(f"/proc/{server.pid}/clear_refs", "w") as peak:
        peak.write("5")
    begun, curve = time.time(), None
    while curve is None or curve["progress"] < 1 and time.time() - begun < PATIENCE:
        curve = ask(f"/api/battles/{name}/analysis?as=onlooker", key=key)
        time.sleep(1)
    most = memory(server, "VmHWM")
    print(f"at rest {rest:.1f} MiB, battle opened {opened:.1f}, peak while it is looked into {most:.1f}: {most - opened:.1f} MiB more")
    print(f"{len(curve['points'])} points, {100 * curve['progress']:.0f} % of the refining after {time.time() - begun:.0f} s")
    server.terminate()
    server.wait()


main(*sys.argv[1:3])
