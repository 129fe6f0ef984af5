import { findPage } from '@/site/pages';
import type { Candidate, Change, EditRequest } from './editor';
import styles from './overlay.css?inline';

/** Remembers over a reload that words are being edited. */
const EDITING_KEY = 'az1-edit-words';
/** Remembers over a reload, which follows each change, that the list of changes is open. */
const LIST_KEY = 'az1-edit-changes';

const server = document.querySelector<HTMLMetaElement>('meta[name=edit-words]');
const page = document.getElementById('root') as HTMLElement;

/** A sentence that says why something was not done. */
class Refused extends Error {}

async function ask(request: EditRequest): Promise<unknown> {
  const response = await fetch(server?.dataset['path'] ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-edit-token': server?.content ?? '' },
    body: JSON.stringify(request),
  }).catch(() => {
    throw new Refused('The development server does not answer. Start it again with npm run dev.');
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused((answer as { refused: string }).refused);
  return answer;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

const button = (textContent: string, onclick: () => void, className = '') =>
  element('button', { type: 'button', textContent, onclick, className });
const note = (textContent: string) => element('p', { className: 'note', textContent });
const row = (...buttons: readonly Node[]) => element('div', { className: 'row' }, ...buttons);

const dialog = element('dialog');
dialog.addEventListener('close', () => window.sessionStorage.removeItem(LIST_KEY));
const alert = element('p', { className: 'refused', role: 'alert' });
const toggle = button('Edit words', () => setEditing(!editing));
const changesButton = button('Changes', () => void attempt(showChanges));
const bar = element(
  'div',
  { className: 'bar', role: 'toolbar', ariaLabel: 'Editing' },
  toggle,
  changesButton,
);
const host = element('div', { id: 'edit-words' });
const shadow = host.attachShadow({ mode: 'open' });
shadow.append(element('style', { textContent: styles }), bar, dialog);
document.body.append(host);

/** Shows something in the dialog. Escape and "Close" take it away. */
function show(label: string, ...children: readonly Node[]): void {
  alert.textContent = '';
  dialog.ariaLabel = label;
  dialog.replaceChildren(...children, alert, row(button('Close', () => dialog.close())));
  if (!dialog.open) dialog.showModal();
  dialog.querySelector<HTMLElement>('textarea, input, button')?.focus();
}

/** Does something, and shows the reason when it is refused. */
async function attempt(work: () => Promise<void>): Promise<void> {
  if (!dialog.open) show('Editing');
  alert.textContent = 'Checking…';
  await work().catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
    alert.textContent = error.message;
  });
}

const noteChanges = (changes: readonly Change[]) =>
  void (changesButton.textContent = `Changes (${changes.length})`);

/** Makes a change and closes the dialog. */
const make = (request: EditRequest) =>
  void attempt(async () => {
    noteChanges((await ask(request)) as readonly Change[]);
    dialog.close();
  });

async function showChanges(undone?: number): Promise<void> {
  window.sessionStorage.setItem(LIST_KEY, 'true');
  const request: EditRequest = undone === undefined ? { do: 'changes' } : { do: 'undo', key: undone };
  const changes = (await ask(request)) as readonly Change[];
  noteChanges(changes);
  const items = changes.toReversed().map(({ key, file, before, after }) =>
    element(
      'li',
      {},
      note(file),
      element('del', { textContent: before }),
      element('ins', { textContent: after }),
      button('Undo', () => void attempt(() => showChanges(key))),
    ),
  );
  const none = changes.length === 0 ? [note('Nothing has changed since the server started.')] : [];
  show('Changes', ...none, element('ol', {}, ...items));
}

function showFound(candidates: readonly Candidate[]): void {
  const [only] = candidates;
  if (only === undefined)
    show('Words', note('Code puts these words together; a developer has to change them.'));
  else if (candidates.length === 1) showEditor(only);
  else {
    const items = candidates.map((candidate) =>
      element(
        'li',
        {},
        button(`${candidate.file}:${candidate.line}`, () => showEditor(candidate)),
        note(candidate.text),
      ),
    );
    show('Which?', note(`This is said in ${candidates.length} places: which?`), element('ol', {}, ...items));
  }
}

/** Lets a line be typed; Enter and a button hand it over. */
function typed(label: string, value: string, action: string, done: (text: string) => void): readonly Node[] {
  const field = element('textarea', { value, rows: 1, ariaLabel: label });
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    done(field.value);
  });
  return [field, row(button(action, () => done(field.value), 'main'))];
}

function showEditor({ file, start, line, text, isSample, entry }: Candidate): void {
  const place = { file, start, was: text };
  const act = (label: string, what: 'confirm' | 'remove' | 'up' | 'down') =>
    button(label, () => make({ do: what, ...place }));
  const askName = () =>
    show(
      'New entry',
      note('Name of the new entry. Everything else is copied; change it afterwards.'),
      ...typed('Name of the new entry', '', 'Add', (name) => make({ do: 'add', ...place, text: name })),
    );
  show(
    `Edit: ${text}`,
    ...typed('Words', text, 'Save', (words) => make({ do: 'text', ...place, text: words })),
    row(
      ...(isSample ? [act('Confirmed: no longer a sample', 'confirm')] : []),
      ...(entry === undefined
        ? []
        : [
            button('Add one like this', askName),
            act('Up', 'up'),
            act('Down', 'down'),
            act('Remove', 'remove'),
          ]),
    ),
    note(`${file}:${line}`),
  );
  shadow.querySelector('textarea')?.select();
}

const isWords = (node: Node): node is Text =>
  node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? '');
const textsOf = (holder: Element) => [...holder.childNodes].filter(isWords);

/** Marks the elements that hold words, so that they can be pointed at and reached by Tab. */
function markWords(): void {
  for (const holder of page.querySelectorAll<HTMLElement>(':not(script, style, svg *, [data-words])')) {
    if (textsOf(holder).length === 0) continue;
    holder.dataset['words'] = '';
    if (holder.tabIndex < 0) holder.tabIndex = 0;
  }
}

/** Opens the words under the pointer, or with the keyboard those of the element that has the focus. */
function openWords(holder: HTMLElement, { clientX: x, clientY: y, detail }: MouseEvent): void {
  const all = textsOf(holder);
  const range = document.createRange();
  const pointed = all.filter((text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()].some(
      (box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom,
    );
  });
  const texts = (detail > 0 && pointed.length > 0 ? pointed : all).map((text) => text.data);
  const ids: string[] = [];
  for (let up: Element | null = holder; up !== null; up = up.parentElement) if (up.id !== '') ids.push(up.id);
  const found = findPage(window.location.pathname);
  void attempt(async () =>
    showFound((await ask({ do: 'find', folder: found, texts, ids })) as readonly Candidate[]),
  );
}

/** While words are edited the page itself does nothing: a press opens the words that it meets. */
function intercept(event: Event): void {
  const target = event.target as HTMLElement;
  if (!editing || !page.contains(target)) return;
  const key = event instanceof KeyboardEvent ? event.key : 'Enter';
  if (key !== 'Enter' && key !== ' ') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const holder =
    target.closest<HTMLElement>('[data-words]') ?? target.querySelector<HTMLElement>('[data-words]');
  if (holder === null) return;
  if (event instanceof KeyboardEvent) holder.click();
  else if (event.type === 'click') openWords(holder, event as MouseEvent);
}
for (const type of ['click', 'pointerdown', 'mousedown', 'keydown', 'submit'])
  document.addEventListener(type, intercept, true);

let editing = false;
const observer = new MutationObserver(markWords);

function setEditing(on: boolean): void {
  editing = on;
  window.sessionStorage.setItem(EDITING_KEY, String(on));
  toggle.textContent = on ? 'Done' : 'Edit words';
  toggle.ariaPressed = String(on);
  document.documentElement.toggleAttribute('data-editing', on);
  observer.disconnect();
  for (const holder of page.querySelectorAll<HTMLElement>('[data-words]')) delete holder.dataset['words'];
  if (!on) return;
  void ask({ do: 'changes' }).then(
    (changes) => noteChanges(changes as readonly Change[]),
    () => undefined,
  );
  markWords();
  observer.observe(page, { subtree: true, childList: true, characterData: true });
}

const pageStyles = new CSSStyleSheet();
pageStyles.replaceSync(`
  [data-editing] [data-words] { outline: 1px dashed #0b6bcb; cursor: text !important; pointer-events: auto !important }
  [data-editing] [data-words]:is(:hover, :focus) { outline: 3px solid #0b6bcb }
  [data-editing] #root [hidden]:not(:empty) { display: block !important; content-visibility: visible !important }
  [data-editing] #root details::details-content { display: block !important; content-visibility: visible !important }
`);
document.adoptedStyleSheets.push(pageStyles);
if (window.sessionStorage.getItem(EDITING_KEY) === 'true') setEditing(true);
if (window.sessionStorage.getItem(LIST_KEY) === 'true') void attempt(showChanges);
