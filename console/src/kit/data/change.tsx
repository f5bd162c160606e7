import { signedPercent } from '../../values/numbers.ts';
import { classes } from '../classes.ts';
import { Absent } from './absent.tsx';
import css from './data.module.css';

/** A change in percent; the sign says what the colour repeats. */
export const Change = ({ percent }: Readonly<{ percent: number | null | undefined }>) =>
  percent == null ? (
    <Absent />
  ) : (
    <span className={classes(css.figure, percent > 0 && css.up, percent < 0 && css.down)}>
      {signedPercent(percent)}
    </span>
  );
