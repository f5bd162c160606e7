import { useEffect } from 'react';

const LANDING = 'main, main section, main form, [role="dialog"], [role="alertdialog"]';
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
/** Enough for a control of a dialog that a menu opened. */
const REMEMBERED = 6;
/** Dialogs and menus give the focus back themselves, within a frame or two. */
const PATIENCE_MS = 100;

type Place = Readonly<{ element: HTMLElement; parts: readonly HTMLElement[] }>;

/**
 * When a control disappears or is disabled while it has the focus, the browser gives the focus to nothing, and a keyboard or a screen
 * reader starts at the top of the page again. The part of the page around the control gets it instead.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let places: readonly Place[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      if (!isLost(places[0])) return;
      const parts = places.flatMap((place) => [place.element, ...place.parts]);
      (parts.find(isUsable) ?? document.getElementById('main'))?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      // A disabled control keeps the focus until the page is drawn again.
      if (places[0] === undefined || isUsable(places[0].element)) return;
      clearTimeout(timer);
      timer = setTimeout(keep, PATIENCE_MS);
    });
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement)
        places = [{ element: target, parts: partsAround(target) }, ...places].slice(0, REMEMBERED);
    };
    // A click on nothing gives the focus up on purpose.
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest(FOCUSABLE) === null) places = [];
    };
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, []);
}

const isUsable = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');

const isLost = (place: Place | undefined): boolean =>
  place !== undefined && !isUsable(place.element) && (document.activeElement ?? document.body) === document.body;

/** The parts of the page or dialog around the control, from the inside out. */
function partsAround(control: HTMLElement): readonly HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let part = control.parentElement?.closest(LANDING); part != null; part = part.parentElement?.closest(LANDING)) {
    if (!(part instanceof HTMLElement)) continue;
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
    parts.push(part);
  }
  return parts;
}
