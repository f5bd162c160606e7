/** The landmark into which menus and hints open, so that they are never outside of every landmark. */
export const LAYERS_ID = 'layers';

export const layers = (): HTMLElement | null => document.getElementById(LAYERS_ID);
