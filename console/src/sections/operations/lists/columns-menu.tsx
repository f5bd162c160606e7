import { type Column, Menu, MenuChoice } from '../../../kit/index.ts';

type ColumnsMenuProps<Row> = Readonly<{
  columns: readonly Column<Row>[];
  hidden: readonly string[];
  onHide: (hidden: readonly string[]) => void;
}>;

/** Which columns are shown. The first one names the row, and stays. */
export const ColumnsMenu = <Row,>({ columns, hidden, onHide }: ColumnsMenuProps<Row>) => (
  <Menu label="Choose the columns" trigger="Columns">
    {columns.slice(1).map(({ id, title }) => (
      <MenuChoice
        key={id}
        checked={!hidden.includes(id)}
        onChange={(isShown) => onHide(isShown ? hidden.filter((one) => one !== id) : [...hidden, id])}
      >
        {title}
      </MenuChoice>
    ))}
  </Menu>
);
