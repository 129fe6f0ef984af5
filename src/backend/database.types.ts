export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      contact_submissions: {
        Row: {
          attachments: number;
          created_at: string;
          cut_from: number | null;
          email: string;
          first_name: string;
          handled_at: string | null;
          handled_by: string | null;
          handled_by_email: string | null;
          id: string;
          last_name: string | null;
          marked_at: string | null;
          marked_by_email: string | null;
          marks: string[];
          message: string | null;
          message_id: string | null;
          phone: string | null;
          reply_to: string | null;
          search_text: string;
          subject: string;
        };
        Insert: {
          attachments?: number;
          created_at?: string;
          cut_from?: number | null;
          email: string;
          first_name: string;
          handled_at?: string | null;
          handled_by?: string | null;
          handled_by_email?: string | null;
          id?: string;
          last_name?: string | null;
          marked_at?: string | null;
          marked_by_email?: string | null;
          marks?: string[];
          message?: string | null;
          message_id?: string | null;
          phone?: string | null;
          reply_to?: string | null;
          search_text?: never;
          subject: string;
        };
        Update: {
          attachments?: number;
          created_at?: string;
          cut_from?: number | null;
          email?: string;
          first_name?: string;
          handled_at?: string | null;
          handled_by?: string | null;
          handled_by_email?: string | null;
          id?: string;
          last_name?: string | null;
          marked_at?: string | null;
          marked_by_email?: string | null;
          marks?: string[];
          message?: string | null;
          message_id?: string | null;
          phone?: string | null;
          reply_to?: string | null;
          search_text?: never;
          subject?: string;
        };
        Relationships: [];
      };
      user_roles: {
        Row: {
          created_at: string;
          role: Database['public']['Enums']['app_role'];
          user_id: string;
        };
        Insert: {
          created_at?: string;
          role: Database['public']['Enums']['app_role'];
          user_id: string;
        };
        Update: {
          created_at?: string;
          role?: Database['public']['Enums']['app_role'];
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      leave_out_mail: { Args: { reason: string }; Returns: undefined };
      mark_handled: {
        Args: { handled: boolean; submission: string };
        Returns: Database['public']['Tables']['contact_submissions']['Row'][];
      };
      receive_mail: {
        Args: {
          attachments?: number;
          cut_from?: number | null;
          email: string;
          first_name: string;
          last_name: string | null;
          marks?: string[];
          message: string | null;
          message_id: string;
          reply_to?: string | null;
          subject: string;
        };
        Returns: boolean;
      };
    };
    Enums: {
      app_role: 'admin' | 'member';
    };
    CompositeTypes: Record<never, never>;
  };
};
