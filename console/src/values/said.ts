type Said = Readonly<{
  suggestions: readonly string[];
  actions: readonly Readonly<{ label: string; params: Readonly<{ message?: unknown }> }>[];
  requiresConfirmation?: boolean | undefined;
}>;

/** What the card of an offer has buttons for. */
const ON_THE_CARD = ['cancel', 'yes'];

/** What can be said next, without what the reply has a button for. */
export const suggestionsOf = ({ suggestions, actions, requiresConfirmation = false }: Said): readonly string[] =>
  suggestions.filter(
    (text) =>
      !actions.some(({ label, params }) => label === text || params.message === text) &&
      !(requiresConfirmation && ON_THE_CARD.includes(text)),
  );
