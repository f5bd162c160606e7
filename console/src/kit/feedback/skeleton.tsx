import { Hidden } from '../hidden.tsx';
import { t } from '../texts/index.ts';
import css from './skeleton.module.css';

type SkeletonProps = Readonly<{
  /** As many as the text that will stand here, so that nothing moves. */
  lines?: number;
  width?: 'short' | 'medium' | 'full';
  /** The height of a chart or picture, in pixels. */
  height?: number;
  label?: string;
}>;

/** Keeps the place of what is being loaded. */
export const Skeleton = ({ lines = 1, width = 'full', height, label = t('loading') }: SkeletonProps) => (
  <span className={css.skeletons} data-loading>
    {Array.from({ length: lines }, (_, line) => line).map((line) => (
      <span
        key={line}
        className={css.skeleton}
        data-width={line === lines - 1 && lines > 1 ? 'medium' : width}
        style={height === undefined ? undefined : { blockSize: height }}
        aria-hidden="true"
      />
    ))}
    <Hidden>{label}</Hidden>
  </span>
);
