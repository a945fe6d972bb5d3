/** Where a part sits: 'Front', 'Left', both or neither. */
export interface PartPosition {
  /** 'Front left'. Empty if the title names none. */
  readonly words: string;
  readonly end: 'front' | 'rear' | undefined;
  readonly side: 'left' | 'right' | undefined;
}

/** A title taken apart. */
export interface PartTitle {
  /** The kind of part: 'Door Shell'. */
  readonly name: string;
  readonly position: PartPosition;
  /** The details that tell it from others of that name and position: 'Steel'. May be empty. */
  readonly difference: string;
}

const ENDS = ['front', 'rear'] as const;
const SIDES = ['left', 'right'] as const;
const POSITIONS: readonly string[] = [...ENDS, ...SIDES, 'upper', 'lower'];
/** Names that begin with a position without being there. */
const NAMES = /^(rear view|front end)\b/i;

/**
 * Takes the title of a part apart, which is its name, after the end of the vehicle, and details between commas: 'Front
 * Door Shell, Left, Steel' (decision B544).
 */
export function partTitle(title: string): PartTitle {
  const [head = '', ...details] = title.split(', ');
  const words = head.split(' ');
  const named = NAMES.test(head) ? 0 : words.findIndex((word) => !isPosition(word));
  const first = Math.max(0, named);
  return {
    name: words.slice(first).join(' '),
    position: positionIn([...words.slice(0, first), ...details.filter(isPosition)].join(' ')),
    difference: details.filter((detail) => !isPosition(detail)).join(', '),
  };
}

function positionIn(text: string): PartPosition {
  const words = text.toLowerCase().split(' ').filter(Boolean);
  const all = words.join(' ');
  return {
    words: all.charAt(0).toUpperCase() + all.slice(1),
    end: ENDS.find((end) => words.includes(end)),
    side: SIDES.find((side) => words.includes(side)),
  };
}

const isPosition = (text: string): boolean =>
  text
    .toLowerCase()
    .split(' ')
    .every((word) => POSITIONS.includes(word));
