/** Of the interface, as the specification numbers it. */
export const API_VERSION = '4.0.0';
