/** The only secret key that the stand-in accepts. */
export const SECRET_KEY = "sk_test_local";
