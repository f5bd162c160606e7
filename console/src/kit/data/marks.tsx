import { identiconOf, signOf } from '../../values/marks.ts';
import css from './data.module.css';

/** Pictures beside a name or an address, which says the same. */

export function Identicon({ address }: Readonly<{ address: string }>) {
  const icon = identiconOf(address);
  if (icon === undefined) return null;
  return (
    <svg
      viewBox="0 0 5 5"
      width="16"
      height="16"
      className={css.identicon}
      aria-hidden="true"
      shapeRendering="crispEdges"
    >
      <path d={icon.cells.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('')} fill={`hsl(${icon.hue} 60% 50%)`} />
    </svg>
  );
}

/** Of a token or a network. */
export function Sign({ name }: Readonly<{ name: string }>) {
  const { sign, hue } = signOf(name);
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" className={css.sign} aria-hidden="true">
      <circle cx="10" cy="10" r="10" fill={`hsl(${hue} 55% 42%)`} />
      <text x="10" y="14.2" textAnchor="middle" fontSize="11.5" fontWeight="700" fill="#fff">
        {sign}
      </text>
    </svg>
  );
}
