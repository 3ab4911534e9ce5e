import { advice, good, type DoctorCheck } from './doctorCheck.ts'

/** Who is there already. Whether that is unsafe, the posture says. */
export const accountsCheck: DoctorCheck = {
  title: 'Accounts',
  run: async ({ config, facts }) => {
    if (!facts) return [advice('Not known while the database is not')]
    const { hasAdmin, demoAdmins, demoPeople } = facts
    const known = [...demoAdmins, ...demoPeople]
    return [
      good(
        hasAdmin
          ? 'There is a super administrator'
          : `The first start makes ${config.admin.email} super administrator`,
      ),
      known.length
        ? advice(`Accounts with a demo password: ${known.join(', ')}`)
        : good('No account has a demo password'),
    ]
  },
}
