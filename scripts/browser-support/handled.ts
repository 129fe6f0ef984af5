/** A feature newer than the floor that is used anyway. */
export interface HandledFeature {
  /** Its path in the browser compat data, with everything below it. */
  feature: string;
  /** The only file that may use it, for scripts. */
  file?: string;
  /** Why a browser without it is served just as well, or how it differs. */
  because: string;
}

const MENU = 'src/layout/header/use-small-menu.ts';
const MENU_MARKUP = 'src/layout/header/SmallNavigation.tsx';
const asksFirst = 'asks CSS.supports first; without popovers the menu has a state of its own';
const ignored =
  'unknown attribute; header.css shows the menu while focus is in the header, then by data-open';

/** All such features, with reasons. `npm run lint` fails on any other and on an entry that is no longer used. */
export const handledFeatures: readonly HandledFeature[] = [
  { feature: 'api.HTMLElement.hidePopover', file: MENU, because: asksFirst },
  { feature: 'api.HTMLElement.beforetoggle_event', file: MENU, because: 'never fires without popovers' },
  { feature: 'api.ToggleEvent', file: MENU, because: 'read only when beforetoggle fires' },
  { feature: 'html.elements.button.popovertarget', file: MENU_MARKUP, because: ignored },
  { feature: 'html.global_attributes.popover', file: MENU_MARKUP, because: ignored },
  {
    feature: 'api.Element.beforematch_event',
    file: 'src/pages/faqs/AnswerPanel.tsx',
    because: "never fires; the browser's own search does not open answers",
  },
  {
    feature: 'api.Navigator.share',
    file: 'src/ui/ShareButton.tsx',
    because: 'checked for first; the link is copied instead',
  },

  { feature: 'css.at-rules.media.scripting', because: 'where scripts are off, answers open on press' },
  {
    feature: 'css.properties.animation-range',
    because: 'asks @supports first; the rules of sections just appear',
  },
  { feature: 'css.properties.view-timeline', because: 'asks @supports first; the play is there undrawn' },
  { feature: 'css.at-rules.page', because: "the browser's own margins and no page number on paper" },
  { feature: 'css.properties.break-after.avoid', because: 'a heading may end a printed sheet' },
  { feature: 'css.properties.contain-intrinsic-size', because: 'is for content-visibility alone' },
  {
    feature: 'css.properties.content-visibility',
    because: 'only shows what it had hidden; the inbox lays out every entry',
  },
  { feature: 'css.properties.cursor', because: 'phones have no pointer to draw' },
  { feature: 'css.properties.font-family.ui-monospace', because: 'the next family of the list is used' },
  { feature: 'css.properties.forced-color-adjust', because: 'Safari has no forced colours' },
  {
    feature: 'css.properties.overflow-anchor',
    because: 'browsers without it do not move the window with a growing list',
  },
  {
    feature: 'css.properties.print-color-adjust',
    because: 'the build writes the name with its prefix as well',
  },
  { feature: 'css.properties.resize', because: 'a text field keeps its size' },
  { feature: 'css.properties.text-decoration', because: 'a plain underline instead of a dotted one' },
  {
    feature: 'css.properties.text-size-adjust',
    because: 'written with its prefix as well; desktops do not enlarge text',
  },
  { feature: 'css.properties.text-wrap', because: 'lines end elsewhere' },
  { feature: 'css.properties.view-transition-name', because: 'the red line jumps instead of gliding' },
  { feature: 'css.selectors.view-transition', because: 'the red line jumps instead of gliding' },
  { feature: 'css.selectors.view-transition-group', because: 'the red line jumps instead of gliding' },
  { feature: 'css.selectors.open', because: 'is within :is(), which skips what it does not know' },
  {
    feature: 'css.selectors.popover-open',
    because: 'is within :is(), which skips what it does not know',
  },
];
