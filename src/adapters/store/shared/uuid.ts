const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The database rejects any other text in a column of type uuid. */
export const isUuid = (text: string): boolean => UUID.test(text);
