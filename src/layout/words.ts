/** Words of the frame around every page. */

export const skipLabel = 'Skip to content';

/** Name of the phone's menu and of its button. */
export const menuLabel = 'Menu';

/** Name of the navigation on wide screens, for screen readers. */
export const wideNavigationLabel = 'Main';
