import { fold } from "../text/fold.ts";

/**
 * Names of products that are ordinary words, personal names, animals or short forms of other things in one of the four languages, folded.
 * Beside a context that settles the sense they count; alone they do not.
 */
const ORDINARY = `
access amplitude angular asana astro bazel bicep blackboard blender bloomberg bootstrap buffer bun canva cassandra celery concur confluence
cordova creo cucumber cypress dagger dart delphi docker domo electron elixir elster excel express fiori flask flutter framer gatsby git go
gradle grasshopper groovy helm hibernate hilt houdini hyperion illustrator infor insomnia intercom inventor ionic jaeger jenkins jest kafka
koa koin lever lit loki looker lua maven metabase mews mikro miro mongo nexus node notion oracle outlook pandas perl phoenix pinia pip
playwright postman primavera prisma prometheus puppet rails rally react redis remedy rhino ruby rust sabre sage sass scala selenium sentry
sketch slack snowflake solaris sonar spark spinnaker spring stata storybook swagger swift swing symfony tableau talend teams tekton unity
unreal vagrant visio vivendi vue word workday zephyr zig zoom abacus aleph juris maya audacity
`;

const WORDS = new Set(ORDINARY.trim().split(/\s+/));

/** True for a written name that may mean something else. */
export const isOrdinaryWord = (written: string): boolean => WORDS.has(fold(written));
