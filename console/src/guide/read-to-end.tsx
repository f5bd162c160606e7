import { useEffect, useRef } from 'react';
import { Markdown } from '../kit/index.ts';
import css from './guide.module.css';
import { t } from './texts/index.ts';

type ReadToEndProps = Readonly<{ label: string; source: string; onEnd: () => void }>;

/** A text that scrolls in its own frame. `onEnd` is called when its end comes into view: at once if the frame holds all of it. */
export function ReadToEnd({ label, source, onEnd }: ReadToEndProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [target, root] = [end.current, end.current?.parentElement];
    if (target === null || root == null) return;
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && onEnd(), {
      root,
    });
    watch.observe(target);
    return () => watch.disconnect();
  }, [onEnd]);
  return (
    <>
      <p>{t('readToEnd')}</p>
      <section className={css.text} aria-label={label} {...SCROLLABLE}>
        <Markdown source={source} />
        <div ref={end} className={css.end} />
      </section>
    </>
  );
}

/** A keyboard can scroll it. */
const SCROLLABLE = { tabIndex: 0 };
