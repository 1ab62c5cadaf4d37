export * from '../en/mail'
