/** The first super administrator of a shop that nobody has set up. */
export const demoAdmin = { email: 'admin@example.com', password: 'Admin-2026!' } as const

/** Of everybody else who may sign in to the demo. */
export const demoPassword = 'Demo-2026!'

/** Who they are, as the first start prints it. */
export const demoPeople = [
  { role: 'Company root user', email: 'root@example.com' },
  { role: 'Tenant user', email: 'user@example.com', tenant: 'acme-riyadh' },
  { role: 'Customer', email: 'customer@example.com' },
] as const
