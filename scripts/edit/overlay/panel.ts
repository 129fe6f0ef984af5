import type { Change } from '../changes';
import type { Candidate, Found } from '../content-editor';
import { change, Refused } from './ask';
import { button, element } from './elements';
import type { ShownNode } from './shown-texts';

/** Border and padding on both sides of the field. */
const FIELD_EDGES_PX = 12;

/** The parts of the page around it that a panel needs. */
export interface PanelHost {
  /** Called with all changes once one was made. */
  onChanged(changes: readonly Change[]): void;
  /** Called when the panel has closed. */
  onClosed(): void;
}

/** Copies the typography of the text underneath to the field. */
function dressLike(field: HTMLElement, words: Element): void {
  const { font, letterSpacing, textTransform, lineHeight } = getComputedStyle(words);
  const { width } = words.getBoundingClientRect();
  Object.assign(field.style, {
    font,
    letterSpacing,
    textTransform,
    lineHeight,
    width: `${width + FIELD_EDGES_PX}px`,
  });
}

/** A box with words about one text of the page, or about all changes. Escape and "Close" take it away. */
export class Panel {
  readonly element = element('div', { className: 'panel', role: 'dialog' });
  readonly #alert = element('p', { className: 'refused', role: 'alert' });

  /** @param corner where the panel's upper left corner should be, in CSS pixels of the document */
  constructor(
    label: string,
    private readonly corner: { left: number; top: number },
    private readonly host: PanelHost,
  ) {
    this.element.setAttribute('aria-label', label);
    this.element.addEventListener('keydown', (event) => {
      event.stopPropagation();
      if (event.key === 'Escape') this.close();
    });
  }

  close(): void {
    this.element.remove();
    this.host.onClosed();
  }

  /** Shows what a text says and lets it be typed over; asks first when several places say the same. */
  showFound(shown: ShownNode, { candidates, code }: Found): void {
    const [only] = candidates;
    if (only === undefined)
      this.#show(
        element('p', {
          textContent: code
            ? `These words come from code: ${code}.`
            : 'These words are put together by code, from a date, a number or several texts.',
        }),
      );
    else if (candidates.length === 1) this.#showEditor(shown, only);
    else
      this.#show(
        element('p', { textContent: `This is said in ${candidates.length} places: which?` }),
        element(
          'ol',
          {},
          ...candidates.map((candidate) =>
            element(
              'li',
              {},
              button(`${candidate.file}:${candidate.line}`, () => this.#showEditor(shown, candidate)),
              element('p', { className: 'where', textContent: candidate.path }),
            ),
          ),
        ),
      );
  }

  #showEditor({ node, text: shown }: ShownNode, candidate: Candidate): void {
    const { file, path, value, line, entry } = candidate;
    const place = { file, path, value };
    // Words that code shows within others are typed over as the source has them; a template as the page shows it.
    const typed = element('textarea', { value: value.includes('${') ? shown : value, rows: 1 });
    typed.setAttribute('aria-label', 'Words');
    if (node.parentElement !== null) dressLike(typed, node.parentElement);
    const save = () => void this.#make({ do: 'text', ...place, shown, text: typed.value });
    typed.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      save();
    });
    const main = button('Save', save);
    main.className = 'main';
    const marks = candidate.isSample
      ? [button('Confirmed: no longer a sample', () => void this.#make({ do: 'confirm', ...place }))]
      : [];
    this.#show(
      typed,
      element('div', { className: 'row' }, main, ...marks),
      ...(entry === undefined ? [] : [this.#entryButtons(place, entry)]),
      element('p', { className: 'where', textContent: `${file}:${line}` }),
    );
    typed.select();
  }

  #entryButtons(place: { file: string; path: string; value: string }, entry: string): HTMLElement {
    const act = (label: string, what: 'remove' | 'up' | 'down') =>
      button(label, () => void this.#make({ do: what, ...place }));
    const row = element(
      'div',
      { className: 'row' },
      button('Add one like this', () => this.#askName(place)),
      act('Up', 'up'),
      act('Down', 'down'),
      act('Remove', 'remove'),
    );
    row.role = 'group';
    row.setAttribute('aria-label', `Entry ${entry}`);
    return row;
  }

  #askName(place: { file: string; path: string; value: string }): void {
    const name = element('input', { type: 'text' });
    name.setAttribute('aria-label', 'Name of the new entry');
    const add = () => void this.#make({ do: 'add', ...place, name: name.value });
    name.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') add();
    });
    const main = button('Add', add);
    main.className = 'main';
    this.#show(
      element('p', {
        textContent: 'Name of the new entry. Everything else is copied; change it afterwards.',
      }),
      name,
      element('div', { className: 'row' }, main),
    );
    name.focus();
  }

  /** Lists what differs from the last commit. */
  showChanges(changes: readonly Change[]): void {
    this.#show(
      element('p', { textContent: changes.length === 0 ? 'Nothing has changed since the last commit.' : '' }),
      element(
        'ol',
        {},
        ...changes.map(({ key, file, kind, hunks }) =>
          element(
            'li',
            {},
            element('p', { className: 'where', textContent: `${file}:${hunks[0]?.line ?? 1}, ${kind}` }),
            ...hunks.flatMap(({ before, after }) => [
              element('del', { textContent: before.trim() }),
              element('ins', { textContent: after.trim() }),
            ]),
            button('Undo', () => void this.#make({ do: 'undo', key }, true)),
          ),
        ),
      ),
    );
  }

  #show(...children: readonly Node[]): void {
    this.element.replaceChildren(
      ...children,
      this.#alert,
      element(
        'div',
        { className: 'row' },
        button('Close', () => this.close()),
      ),
    );
    this.#alert.textContent = '';
    this.#place();
    this.element.querySelector<HTMLElement>('textarea, input, button')?.focus();
  }

  /** Places the panel at its corner, or as close as the window's width allows. */
  #place(): void {
    const room = window.scrollX + document.documentElement.clientWidth - this.element.offsetWidth;
    const { left, top } = this.corner;
    Object.assign(this.element.style, { left: `${Math.max(0, Math.min(left, room))}px`, top: `${top}px` });
  }

  async #make(request: Parameters<typeof change>[0], staysOpen = false): Promise<void> {
    this.#alert.textContent = 'Checking…';
    try {
      const changes = await change(request);
      this.host.onChanged(changes);
      if (staysOpen) this.showChanges(changes);
      else this.close();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#alert.textContent = error.message;
    }
  }
}
