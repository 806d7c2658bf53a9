"""OpenSpiel's own random play on chess, hex and kriegspiel: orders and games a second on one core.

usage: peer.py [SECONDS]

Two figures a game. `bots` is the way a player of the library would do it: its uniform random bots, one `step` a move, driven
from Python. `in C++` lets the library play whole games with the same bots by itself (`evaluate_bots`), which leaves Python out of the
count; its orders a second are games a second times the mean length that `bots` saw.
"""
import sys
import time

import numpy
import pyspiel


def bots(name, seconds):
    game = pyspiel.load_game(name)
    players = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(2)]
    moves = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes())
                state.apply_action(int(numpy.random.choice(actions, p=chances)))
                continue
            state.apply_action(players[state.current_player()].step(state))
            moves += 1
        games += 1
    elapsed = time.perf_counter() - began
    return moves / elapsed, games / elapsed, moves / games


def whole_games(name, seconds, moves_per_game):
    game = pyspiel.load_game(name)
    players = [pyspiel.make_uniform_random_bot(player, 7 + player) for player in range(2)]
    games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        pyspiel.evaluate_bots(game.new_initial_state(), players, games + 1)
        games += 1
    elapsed = time.perf_counter() - began
    return games * moves_per_game / elapsed, games / elapsed


if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    for name in ("chess", "hex", "kriegspiel"):
        moves, games, length = bots(name, seconds)
        print(f"{name:<12} bots     {moves:>12,.0f} orders/s {games:>9,.1f} games/s {length:>7.1f} orders a game")
        moves, games = whole_games(name, seconds, length)
        print(f"{name:<12} in C++   {moves:>12,.0f} orders/s {games:>9,.1f} games/s")
