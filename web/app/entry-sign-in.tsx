import { loadCatalogues } from "./i18n/i18n.ts";
import { localeOf } from "./i18n/locale.ts";
import { addressNow } from "./features/auth/address.tsx";
import { followSignIn } from "./session/sign-in.ts";
import { SignIn } from "./SignIn.tsx";
import { ready, start } from "./start.tsx";

let words!: Promise<void>;
await ready(() => {
  words = loadCatalogues(localeOf(location.pathname), ["auth"]);
  followSignIn();
});
await words;
await start(<SignIn first={addressNow()} />);
