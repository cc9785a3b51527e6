import type { Language } from '@panelwise/contracts/domain/languages';

/** What the columns of the files of the revenue share are headed with. */
export type ShareWords = {
  month: string;
  comic: string;
  name: string;
  email: string;
  reads: string;
  allReads: string;
  amount: string;
  currency: string;
  paid: string;
};

/** One for each language. */
export const shareWords: Record<Language, ShareWords> = {
  en: {
    ...{ month: 'Month', comic: 'Comic', name: 'Name', email: 'Email', reads: 'Counted reads' },
    ...{ allReads: 'Reads of all', amount: 'Amount', currency: 'Currency', paid: 'Paid' },
  },
  hi: {
    ...{ month: 'महीना', comic: 'कॉमिक', name: 'नाम', email: 'ईमेल', reads: 'गिने गए पठन' },
    ...{ allReads: 'सबके पठन', amount: 'राशि', currency: 'मुद्रा', paid: 'भुगतान' },
  },
  es: {
    ...{ month: 'Mes', comic: 'Cómic', name: 'Nombre', email: 'Correo', reads: 'Lecturas contadas' },
    ...{ allReads: 'Lecturas de todos', amount: 'Importe', currency: 'Moneda', paid: 'Pagado' },
  },
  fr: {
    ...{ month: 'Mois', comic: 'BD', name: 'Nom', email: 'E-mail', reads: 'Lectures comptées' },
    ...{ allReads: 'Lectures de tous', amount: 'Montant', currency: 'Devise', paid: 'Payé' },
  },
  de: {
    ...{ month: 'Monat', comic: 'Comic', name: 'Name', email: 'E-Mail', reads: 'Gezählte Lektüren' },
    ...{ allReads: 'Lektüren aller', amount: 'Betrag', currency: 'Währung', paid: 'Bezahlt' },
  },
};
