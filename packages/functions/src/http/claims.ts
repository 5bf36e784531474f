/** What the product puts into Cognito's access token beside the standard claims; see identity/pre-token.ts. */
export interface Claims {
  readonly sub: string;
  /** Seconds since 1970. */
  readonly exp: number;
  readonly user_role?: unknown;
  readonly permissions?: unknown;
}

/** Whether a token names a permission in its list. */
export const hasPermission = ({ permissions }: Claims, permission: string): boolean =>
  Array.isArray(permissions) && permissions.includes(permission);

/** Whether a token was made for a role. */
export const hasRole = ({ user_role }: Claims, role: string): boolean => user_role === role;
