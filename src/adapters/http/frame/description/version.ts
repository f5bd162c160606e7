/** The version of the API, as in the specification. */
export const API_VERSION = '4.0.0';
