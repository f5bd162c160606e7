import { Absent } from '../../../kit/index.ts';

export const Unread = () => <Absent why="could not be read" />;

export const counted = (figure: number): string => figure.toLocaleString('en');

/** A figure that may not have been read. */
export const Counted = ({ figure }: Readonly<{ figure: number | null | undefined }>) =>
  figure == null ? <Unread /> : counted(figure);
