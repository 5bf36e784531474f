/** Claims that the product adds to Cognito's access token; see identity/pre-token.ts. */
export interface Claims {
  readonly sub: string;
  /** Seconds since 1970. */
  readonly exp: number;
  readonly user_role?: unknown;
  readonly permissions?: unknown;
}

/** True if the token lists the permission. */
export const hasPermission = ({ permissions }: Claims, permission: string): boolean =>
  Array.isArray(permissions) && permissions.includes(permission);

/** True if the token was issued for the role. */
export const hasRole = ({ user_role }: Claims, role: string): boolean => user_role === role;
