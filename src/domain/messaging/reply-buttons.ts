/** A button under a message: pressing it says `says`. */
export type Button = Readonly<{ label: string; says: string }>;

const CONFIRMATION = /\bconfirm [0-9a-f]{8}$/m;
/** Platforms show at most three buttons, with short labels. */
const MOST_BUTTONS = 3;
const LONGEST_LABEL = 20;
const CHOICE = /^- (.+)$/;

/** The buttons for the words with which a reply can be answered: a confirmation, or the choices that it lists. */
export function buttonsFor(reply: string): readonly Button[] {
  const says = CONFIRMATION.exec(reply)?.[0];
  if (says !== undefined)
    return [
      { label: 'Confirm', says },
      { label: 'Cancel', says: 'cancel' },
    ];
  const choices = reply.split('\n').flatMap((line) => CHOICE.exec(line)?.[1] ?? []);
  if (choices.length > MOST_BUTTONS || choices.some((choice) => choice.length > LONGEST_LABEL)) return [];
  return choices.map((choice) => ({ label: `${choice.charAt(0).toUpperCase()}${choice.slice(1)}`, says: choice }));
}
