import { isToken, type Token } from './contrast';

/** Text on a ground, as one list of classes sets them. */
export interface ClassPair {
  text: Token;
  ground: Token;
  /** State the two hold in, e.g. `hover`; empty for at rest. */
  state: string;
}

const STATE = /(?:hover|focus-visible|aria-disabled)$/;

interface Coloured {
  state: string;
  token: Token;
}

/** The colour classes of one kind, each with the state it applies in. Widths and media do not matter here. */
function coloured(classes: string, kind: 'bg' | 'text'): Coloured[] {
  return classes.split(/\s+/).flatMap((name) => {
    const parts = name.split(':');
    const token = parts.pop()?.match(new RegExp(`^${kind}-([a-z-]+)$`))?.[1] ?? '';
    const state = parts.find((part) => STATE.test(part)) ?? '';
    return isToken(token) ? [{ state, token }] : [];
  });
}

/**
 * Returns every text and ground that a list of classes brings together. A state that sets only one of the two
 * keeps the other from the state at rest. `ground` is what lies below when the classes set none.
 */
export function classPairs(classes: string, ground?: Token): ClassPair[] {
  const texts = coloured(classes, 'text');
  const grounds = coloured(classes, 'bg');
  const states = new Set([...texts, ...grounds].map(({ state }) => state));
  const inState = (list: Coloured[], state: string) =>
    list.find((entry) => entry.state === state)?.token ?? list.find((entry) => entry.state === '')?.token;
  return [...states].flatMap((state) => {
    const text = inState(texts, state);
    const below = inState(grounds, state) ?? ground;
    return text === undefined || below === undefined ? [] : [{ text, ground: below, state }];
  });
}
