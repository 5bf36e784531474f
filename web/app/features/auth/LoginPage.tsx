import { LinkForm } from "./LinkForm.tsx";

export function Component() {
  return <LinkForm key="login" intent="login" />;
}
