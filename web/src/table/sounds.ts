/** Sounds are made here, not fetched: a few oscillators. Off until asked. */
import type { Note } from "../games/contract";
import { settings } from "../house/settings.svelte";

let context: AudioContext | null = null;

const VOICES: Record<NonNullable<Note["voice"]>, { wave: OscillatorType; attack: number; overtone: number }> = {
  glass: { wave: "sine", attack: 0.02, overtone: 2.76 },
  wood: { wave: "triangle", attack: 0.002, overtone: 0 },
  pluck: { wave: "sawtooth", attack: 0.004, overtone: 0 },
  breath: { wave: "sine", attack: 0.12, overtone: 0 },
  bell: { wave: "sine", attack: 0.005, overtone: 2.4 },
};

/** Two soft knocks: it is your turn. */
export const KNOCK: readonly Note[] = [
  { pitch: 220, length: 90, voice: "wood" },
  { pitch: 196, at: 160, length: 120, voice: "wood" },
];

/** Plays notes where sound is on. */
export function play(notes: readonly Note[]): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const note of notes) sing(context, note);
}

function sing(audio: AudioContext, note: Note): void {
  const voice = VOICES[note.voice ?? "glass"];
  const start = audio.currentTime + (note.at ?? 0) / 1000;
  const length = Math.min(note.length ?? 300, 900) / 1000;
  const loud = (note.loud ?? 0.5) * settings.volume * 0.4;
  const tones: [number, number][] = voice.overtone ? [[note.pitch, loud], [note.pitch * voice.overtone, loud / 5]] : [[note.pitch, loud]];
  for (const [pitch, strength] of tones) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = voice.wave;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(strength, start + voice.attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length + 0.05);
  }
}
