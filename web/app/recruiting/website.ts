/** Completes a typed web address: "firm.example" gets https. */
export function websiteOf(typed: string): string {
  const text = typed.trim();
  return text === "" || /^[a-z][a-z0-9+.-]*:/iu.test(text) ? text : `https://${text}`;
}
