/** A button under a message: pressing it says `says`. */
export type Button = Readonly<{ label: string; says: string }>;

const CONFIRMATION = /\bconfirm [0-9a-f]{8}$/m;

/** The buttons for the words with which a reply can be answered. */
export function buttonsFor(reply: string): readonly Button[] {
  const says = CONFIRMATION.exec(reply)?.[0];
  return says === undefined
    ? []
    : [
        { label: 'Confirm', says },
        { label: 'Cancel', says: 'cancel' },
      ];
}
