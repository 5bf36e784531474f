/** The resource types that the local cloud provides. */
import { lambdaResources } from "./lambda-resources.ts";
import { apigatewayResources } from "./apigateway-resources.ts";
import { cognitoResources } from "./cognito-resources.ts";
import { sesResources } from "./ses-resources.ts";
import { storageResources } from "./storage-resources.ts";
import { cloudfrontResources } from "./cloudfront-resources.ts";
import type { ResourceType } from "./resource-type.ts";

/** In the order in which they are read: roles before their functions. */
export const RESOURCE_TYPES: Readonly<Record<string, ResourceType>> = {
  ...storageResources,
  ...sesResources,
  ...lambdaResources,
  ...apigatewayResources,
  ...cognitoResources,
  ...cloudfrontResources,
};
