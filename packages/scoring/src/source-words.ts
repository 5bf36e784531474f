/** Longest source of a criterion, in characters. It is apart from the schema, so that a browser reads adverts without the schema's library. */
export const MAX_SOURCE_WORDS = 600;
