import type { Sound } from './sounds';

const KEPT = 'grognard-sound';

/** Sounds are made here out of noise and tones; nothing is fetched for them. Off unless wanted. */
class SoundChoice {
  on: boolean = $state(localStorage.getItem(KEPT) === 'on');
  private context: AudioContext | null = null;

  toggle(): void {
    this.on = !this.on;
    localStorage.setItem(KEPT, this.on ? 'on' : 'off');
    if (this.on) this.play(['drum']);
  }

  play(sounds: readonly Sound[]): void {
    if (!this.on || document.hidden) return;
    const context = (this.context ??= new AudioContext());
    void context.resume();
    let at = context.currentTime + 0.02;
    for (const sound of sounds) at += MADE[sound](context, at);
  }
}

type Maker = (context: AudioContext, at: number) => number;

/** A burst of noise through a filter, which fades. */
function burst(
  context: AudioContext,
  at: number,
  { tone, lasts, loud, sharp = 1 }: { tone: number; lasts: number; loud: number; sharp?: number },
): void {
  const length = Math.ceil(context.sampleRate * lasts);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1)
    samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2.4;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: tone, Q: sharp });
  const gain = new GainNode(context, { gain: loud });
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
}

/** A tone that falls, like a skin that was struck. */
function thump(context: AudioContext, at: number, tone: number, lasts: number, loud: number): void {
  const source = new OscillatorNode(context, { type: 'sine', frequency: tone });
  const gain = new GainNode(context, { gain: 0 });
  source.frequency.exponentialRampToValueAtTime(tone * 0.45, at + lasts);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  source.connect(gain).connect(context.destination);
  source.start(at);
  source.stop(at + lasts);
}

const MADE: Record<Sound, Maker> = {
  march: (context, at) => {
    for (const step of [0, 0.24, 0.48, 0.72])
      burst(context, at + step, { tone: 420, lasts: 0.09, loud: 0.22 });
    return 0.9;
  },
  volley: (context, at) => {
    for (let shot = 0; shot < 9; shot += 1)
      burst(context, at + Math.random() * 0.34, {
        tone: 2600,
        lasts: 0.16,
        loud: 0.16,
        sharp: 0.6,
      });
    return 0.6;
  },
  cannon: (context, at) => {
    burst(context, at, { tone: 900, lasts: 0.12, loud: 0.5 });
    burst(context, at, { tone: 160, lasts: 1.1, loud: 0.7 });
    thump(context, at, 74, 0.8, 0.6);
    return 0.9;
  },
  die: (context, at) => {
    for (const [knock, loud] of [
      [0, 0.3],
      [0.09, 0.22],
      [0.16, 0.16],
      [0.21, 0.1],
    ] as const)
      burst(context, at + knock, { tone: 3400, lasts: 0.03, loud, sharp: 6 });
    return 0.35;
  },
  drum: (context, at) => {
    for (const [beat, tone] of [
      [0, 190],
      [0.16, 170],
      [0.26, 170],
      [0.36, 190],
    ] as const) {
      thump(context, at + beat, tone, 0.14, 0.28);
      burst(context, at + beat, { tone: 1900, lasts: 0.07, loud: 0.1 });
    }
    return 0.6;
  },
};

export const sound = new SoundChoice();
