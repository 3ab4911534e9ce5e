/** How long audit events are kept, as PostgreSQL reads an interval; their links in the chain stay. */
export const auditRetention = '1 year'
