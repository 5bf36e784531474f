import { ashby } from "./ashby.ts";
import { greenhouse } from "./greenhouse.ts";
import { lever } from "./lever.ts";
import { LINKED_DATA } from "./linked-data.ts";
import { personio } from "./personio.ts";
import type { Platform } from "./platform.ts";
import { recruitee } from "./recruitee.ts";
import { smartRecruiters } from "./smart-recruiters.ts";
import { workable } from "./workable.ts";

const PLATFORMS: readonly Platform[] = [greenhouse, lever, ashby, workable, smartRecruiters, recruitee, personio, ...LINKED_DATA];

/** Returns the platform of a host; undefined for a host of no supported platform. */
export const platformOf = (host: string): Platform | undefined => PLATFORMS.find(({ hosts }) => hosts.test(host));
