import type { Event } from '../../wire/types.ts';

/** Quiet sounds made on the spot, without any file: cards, dice, one's own turn. */

type Sound = 'card' | 'lay' | 'dice' | 'knock' | 'turn' | 'end';

const OF_EVENTS: Partial<Record<Event['e'], Sound>> = {
  drew: 'card',
  took: 'card',
  discarded: 'card',
  hit: 'card',
  skipped: 'card',
  found: 'card',
  gave: 'card',
  swapped: 'card',
  joker_drawn: 'card',
  dealt: 'lay',
  laid: 'lay',
  rolled: 'dice',
  round_ended: 'end',
};

export function soundOf(event: Event): Sound | null {
  if (event.e === 'took' && event.knocked) return 'knock';
  return OF_EVENTS[event.e] ?? null;
}

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Plays a sound; `loudness` from 0 to 100. Before the first press of the page there is none. */
export function play(sound: Sound, loudness: number): void {
  if (loudness === 0 || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const volume = (loudness / 100) ** 2 * 0.5;
  const now = context.currentTime;
  switch (sound) {
    case 'card':
      brush(context, now, volume * 0.5, 2600, 0.07);
      break;
    case 'lay':
      for (let at = 0; at < 4; at += 1) brush(context, now + at * 0.06, volume * 0.45, 2200, 0.07);
      break;
    case 'dice':
      for (let at = 0; at < 6; at += 1) tap(context, now + at * 0.07, volume * 0.5, 900 - at * 70);
      break;
    case 'knock':
      tap(context, now, volume, 180);
      tap(context, now + 0.12, volume, 160);
      break;
    case 'turn':
      tone(context, now, volume * 0.35, 523);
      tone(context, now + 0.11, volume * 0.35, 784);
      break;
    case 'end':
      tone(context, now, volume * 0.3, 392);
      tone(context, now + 0.14, volume * 0.3, 523);
      tone(context, now + 0.28, volume * 0.3, 659);
      break;
  }
}

/** Paper on paper: a breath of noise. */
function brush(
  audio: AudioContext,
  at: number,
  volume: number,
  pitch: number,
  length: number,
): void {
  noise ??= noiseOf(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 0.7;
  const gain = fading(audio, at, volume, length);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at, Math.random() * 0.5, length);
}

/** Something hard on wood. */
function tap(audio: AudioContext, at: number, volume: number, pitch: number): void {
  sounding(audio, at, volume, pitch, 0.06, 'triangle');
}

function tone(audio: AudioContext, at: number, volume: number, pitch: number): void {
  sounding(audio, at, volume, pitch, 0.35, 'sine');
}

function sounding(
  audio: AudioContext,
  at: number,
  volume: number,
  pitch: number,
  length: number,
  type: OscillatorType,
): void {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  source.connect(fading(audio, at, volume, length)).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}

function fading(audio: AudioContext, at: number, volume: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return gain;
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at += 1) data[at] = Math.random() * 2 - 1;
  return buffer;
}
