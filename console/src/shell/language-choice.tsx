import { Select } from '../kit/index.ts';
import { choose, chosenLanguage } from '../texts/choice.ts';
import { type Language, language } from '../values/language.ts';
import { t } from './texts/index.ts';

/** Each by its own name, so that everybody finds theirs. */
const CHOICES: readonly Readonly<{ value: Language; label: string }>[] = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
  { value: 'es', label: 'Español' },
];

/** The language of the console, in this browser. The page is loaded again; one that is in English only says so. */
export function LanguageChoice({ isLabelHidden = false }: Readonly<{ isLabelHidden?: boolean }>) {
  const chosen = chosenLanguage();
  const choices = CHOICES.map(({ value, label }) => ({
    value,
    label: value === chosen && value !== language() ? t('notHere', { language: label }) : label,
  }));
  return (
    <Select label={t('language')} isLabelHidden={isLabelHidden} value={chosen} onChange={choose} choices={choices} />
  );
}
