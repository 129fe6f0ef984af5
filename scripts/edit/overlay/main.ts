import { findPage } from '@/site/pages';
import type { Change } from '../changes';
import type { Found } from '../content-editor';
import { change, find } from './ask';
import { button, element } from './elements';
import styles from './overlay.css?inline';
import { Panel } from './panel';
import { boxOf, shownTexts, unfold, type ShownNode } from './shown-texts';

/** Remembers over a reload that words are being edited. */
const EDITING_KEY = 'az1-edit-words';
/** How long the page must rest before its words are looked for again, in ms. */
const RESTS_AFTER_MS = 250;
/** Border and padding of a panel and of the field in it, which covers the words. */
const PANEL_EDGE_PX = 16;

const page = document.getElementById('root') as HTMLElement;
const host = element('div', { id: 'edit-words' });
const shadow = host.attachShadow({ mode: 'open' });
const marks = element('div', { className: 'marks' });
const fixedMarks = element('div', { className: 'marks fixed' });
const toggle = button('Edit words', () => setEditing(!editing));
const changesButton = button('Changes', () => void openChanges());
const bar = element(
  'div',
  { className: 'bar', role: 'toolbar', ariaLabel: 'Editing' },
  toggle,
  changesButton,
);
shadow.append(element('style', { textContent: styles }), fixedMarks, marks, bar);
document.body.append(host);

let editing = false;
const foldAgain: (() => void)[] = [];
let panel: Panel | undefined;

/** Opens a panel at a place in the window. When it closes, `from` gets the focus back. */
function openPanel(label: string, from: HTMLElement, x: number, y: number): Panel {
  panel?.close();
  const opened = new Panel(
    label,
    { left: window.scrollX + x, top: window.scrollY + y },
    {
      onChanged: noteChanges,
      onClosed: () => {
        panel = undefined;
        from.focus();
        markWordsSoon();
      },
    },
  );
  panel = opened;
  shadow.append(opened.element);
  return opened;
}

/** Opens the words of the page right over where they are. */
function openText(shown: ShownNode, found: Found, mark: HTMLElement): void {
  const { x, y } = boxOf(shown);
  openPanel(`Edit: ${shown.text}`, mark, x - PANEL_EDGE_PX, y - PANEL_EDGE_PX).showFound(shown, found);
}

async function openChanges(): Promise<void> {
  const changes = await change({ do: 'changes' });
  noteChanges(changes);
  openPanel('Changes since the last commit', changesButton, 8, 8).showChanges(changes);
}

function noteChanges(changes: readonly Change[]): void {
  changesButton.textContent = `Changes (${changes.length})`;
}

/** Lays a button over every text of the page. Reached by Tab in the order of the page. */
async function markWords(): Promise<void> {
  // React may fold again what the served page had unfolded.
  foldAgain.push(unfold(page));
  const texts = shownTexts(page);
  const found = await find({
    do: 'find',
    folder: findPage(window.location.pathname),
    texts: texts.map(({ text, ids }) => ({ text, ids })),
  });
  if (!editing) return;
  const focused = shadow.activeElement?.ariaLabel;
  clearMarks();
  for (const [index, shown] of texts.entries()) {
    const mark = button('', () => openText(shown, found[index] as Found, mark));
    mark.ariaLabel = `Edit: ${shown.text}`;
    mark.dataset['from'] = found[index]?.candidates.length === 0 ? 'code' : 'content';
    const { x, y, width, height } = boxOf(shown);
    const [left, top] = shown.isFixed ? [x, y] : [x + window.scrollX, y + window.scrollY];
    Object.assign(mark.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    (shown.isFixed ? fixedMarks : marks).append(mark);
    if (mark.ariaLabel === focused) mark.focus();
  }
  setUpToDate(true);
}

/** Turns editing on or off. While it is on, the page itself cannot be clicked. */
function setEditing(on: boolean): void {
  editing = on;
  window.sessionStorage.setItem(EDITING_KEY, String(on));
  toggle.textContent = on ? 'Done' : 'Edit words';
  toggle.ariaPressed = String(on);
  page.inert = on;
  if (on) {
    void markWords();
    void change({ do: 'changes' }).then(noteChanges);
  } else {
    for (const fold of foldAgain.splice(0)) fold();
    panel?.close();
    clearMarks();
  }
}

function clearMarks(): void {
  marks.replaceChildren();
  fixedMarks.replaceChildren();
}

/** Lets the marks be clicked, or not while they may name places that the last change has moved. */
function setUpToDate(upToDate: boolean): void {
  for (const group of [marks, fixedMarks]) group.toggleAttribute('data-outdated', !upToDate);
}

let rest: number | undefined;
function markWordsSoon(): void {
  setUpToDate(false);
  window.clearTimeout(rest);
  rest = window.setTimeout(() => {
    if (editing && panel === undefined) void markWords();
  }, RESTS_AFTER_MS);
}
new MutationObserver(markWordsSoon).observe(page, {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['hidden', 'open'],
});
// Folds, photographs and letters that arrive move the words without a change of the document.
new ResizeObserver(markWordsSoon).observe(page);
if (window.sessionStorage.getItem(EDITING_KEY) === 'true') setEditing(true);
