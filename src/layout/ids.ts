/** Id of the page's main element. */
export const MAIN_ID = 'main';

/** Id of the title above the links to every page. */
export const FOOTER_LINKS_ID = 'footer-links-title';
