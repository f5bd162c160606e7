import { Dialog } from '../kit/index.ts';
import { PlaceList } from './place-links.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

type MoreDialogProps = Readonly<{ open: boolean; onClose: () => void; operator: boolean }>;

/** All places and the theme, on a narrow screen. */
export default function MoreDialog({ open, onClose, operator }: MoreDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="All pages">
      <nav aria-label="All pages">
        <PlaceList operator={operator} onClick={onClose} />
      </nav>
      <ThemeSwitch />
    </Dialog>
  );
}
