import { useBotCheck as useAnyBotCheck, type BotCheck } from '#ui/botCheck/useBotCheck.ts'
import { useServices } from '../../context/services.ts'

/** The check that the server of the back office asks for. */
export const useBotCheck = (): BotCheck => useAnyBotCheck(useServices().auth.botCheck)
