import { Dialog } from '../kit/index.ts';
import { LanguageChoice } from './language-choice.tsx';
import { PlaceList } from './place-links.tsx';
import { t } from './texts/index.ts';
import { ThemeSwitch } from './theme-switch.tsx';

type MoreDialogProps = Readonly<{ open: boolean; onClose: () => void; operator: boolean }>;

/** All places, the theme and the language, on a narrow screen. */
export default function MoreDialog({ open, onClose, operator }: MoreDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t('allPages')}>
      <nav aria-label={t('allPages')}>
        <PlaceList operator={operator} onClick={onClose} />
      </nav>
      <ThemeSwitch />
      <LanguageChoice />
    </Dialog>
  );
}
