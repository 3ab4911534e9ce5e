/** The first super administrator of a shop that nobody has configured. */
export const demoAdmin = { email: 'admin@example.com', password: 'Admin-2026!' } as const

/** The password of all other demo accounts. */
export const demoPassword = 'Demo-2026!'

export const demoPeople = [
  { role: 'Company root user', email: 'root@example.com' },
  { role: 'Tenant user', email: 'user@example.com', tenant: 'acme-riyadh' },
  { role: 'Customer', email: 'customer@example.com' },
] as const
