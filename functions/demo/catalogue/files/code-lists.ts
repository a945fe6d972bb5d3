import { engines } from '../generations.ts';
import type { Position } from '../part-types/part-type.ts';

interface Code {
  readonly kind: string;
  readonly code: string;
  readonly text: string;
}

const positions: readonly Position[] = [
  'Front',
  'Rear',
  'Left',
  'Right',
  'Front Left',
  'Front Right',
  'Rear Left',
  'Rear Right',
  'Upper',
  'Lower',
];

/** Made-up codes, because the industry lists are licensed. */
export const codes: readonly Code[] = [
  ...positions.map((text, index) => ({ kind: 'Position', code: String(901 + index), text })),
  ...engines.map((text, index) => ({ kind: 'EngineBase', code: String(7001 + index), text })),
];

const codeOfText = new Map(codes.map(({ kind, code, text }) => [`${kind} ${text}`, code]));

export const codeOf = (kind: 'Position' | 'EngineBase', text: string): string | undefined =>
  codeOfText.get(`${kind} ${text}`);
