import { Absent } from '../../../kit/index.ts';
import { countText } from '../frame/words.ts';

export const Unread = () => <Absent why="could not be read" />;

export const counted = (figure: number): string => figure.toLocaleString('en');

type CountedProps = Readonly<{
  figure: number | null | undefined;
  /** What is counted: of one, and of more. */
  of?: readonly [string, string];
}>;

/** A figure that may not have been read. */
export const Counted = ({ figure, of }: CountedProps) =>
  figure == null ? <Unread /> : of === undefined ? counted(figure) : countText(figure, ...of);
