/** How long audit events are kept, as a PostgreSQL interval; links of the chain stay for good. */
export const auditRetention = '1 year'
