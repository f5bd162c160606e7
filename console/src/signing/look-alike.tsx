import { classes } from '../kit/classes.ts';
import { Hidden } from '../kit/index.ts';
import { compared } from '../values/look-alike.ts';
import css from './signing.module.css';
import { t } from './texts/index.ts';

type LookAlikeProps = Readonly<{ recipient: string; known: string }>;

const CHUNK = 21;

/** Two addresses beneath each other; the characters that differ are marked by a sign between them, and said in words. */
export function LookAlike({ recipient, known }: LookAlikeProps) {
  const characters = compared(recipient, known);
  const places = characters.filter(({ differs }) => differs).map(({ at }) => at + 1);
  const chunks = [characters.slice(0, CHUNK), characters.slice(CHUNK)];
  return (
    <figure className={css.alike}>
      <Hidden>{t('alike.hidden', { recipient, known })}</Hidden>
      <div className={css.chunks} aria-hidden="true">
        {chunks.map((chunk) => (
          <div key={chunk[0]?.at} className={css.chunk}>
            <Line title={t('alike.recipient')} of={chunk.map(({ one, ...rest }) => ({ ...rest, text: one }))} />
            <Line title="" of={chunk.map(({ differs, at }) => ({ at, differs, text: differs ? '≠' : ' ' }))} />
            <Line title={t('alike.known')} of={chunk.map(({ other, ...rest }) => ({ ...rest, text: other }))} />
          </div>
        ))}
      </div>
      <figcaption className={css.about}>
        {t('alike.about', { count: places.length, total: characters.length, places: ranges(places) })}
      </figcaption>
    </figure>
  );
}

type LineProps = Readonly<{
  title: string;
  of: readonly Readonly<{ at: number; differs: boolean; text: string }>[];
}>;

const Line = ({ title, of }: LineProps) => (
  <div className={css.line}>
    <span className={css.lineTitle}>{title}</span>
    <span className={css.letters}>
      {of.map(({ at, differs, text }) => (
        <span key={at} className={classes(css.letter, differs && css.differs)}>
          {text}
        </span>
      ))}
    </span>
  </div>
);

/** `5–12, 14`. */
function ranges(places: readonly number[]): string {
  const parts: [number, number][] = [];
  for (const place of places) {
    const last = parts.at(-1);
    if (last?.[1] === place - 1) last[1] = place;
    else parts.push([place, place]);
  }
  return parts.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}
