/** Makes an element of the overlay. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** Makes a button of the overlay. */
export const button = (label: string, press: () => void) =>
  element('button', { type: 'button', textContent: label, onclick: press });
